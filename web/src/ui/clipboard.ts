// Copies what stands in a field; if that fails, it is at least selected. Whether it worked.
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy'); // on pages without a certificate the clipboard is not there
  }
}
