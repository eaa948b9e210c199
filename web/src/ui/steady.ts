// A list that is computed often but mostly comes out the same: then it stays the very same, so nothing that depends on
// it is drawn again.
export function steady<Item>(compute: () => Item[]): () => Item[] {
  let last: Item[] | undefined;
  return () => {
    const now = compute();
    const same = last?.length === now.length && now.every((item, n) => item === last![n]);
    return (last = same ? last! : now);
  };
}
