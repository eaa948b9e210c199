// With a minus sign, which is as wide as a digit.
export function numeral(value: number): string {
  return String(value).replace('-', '−');
}
