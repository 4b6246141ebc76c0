/** `items` in an order in which those that were there before stand where they stood, as far as there are places; new ones fill the gaps. */
export const keptInPlace = <T extends { readonly key: string }>(
  items: readonly T[],
  before: readonly string[],
): readonly T[] => {
  const places: (T | undefined)[] = items.map(() => undefined);
  const homeless = items.filter(item => {
    const place = before.indexOf(item.key);
    if (place < 0 || place >= places.length) return true;
    places[place] = item;
    return false;
  });
  return places.flatMap(item => item ?? homeless.shift() ?? []);
};
