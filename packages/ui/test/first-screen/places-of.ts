/** Returns where elements of a page are, from its top left corner, with their size, in pixels. */
export function placesOf(root: ParentNode, selector: string): readonly string[] {
  return [...root.querySelectorAll(selector)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const places = [left + window.scrollX, top + window.scrollY, width, height];
    return places.map((place) => place.toFixed(1)).join(' ');
  });
}
