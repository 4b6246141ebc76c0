/** Drawings of the sprite for one ink: light and shade are left out, what is left is black on white. */

const PREFIX = 'ink-';
export const inkId = (id: string): string => `${PREFIX}${id}`;

/** Light and shade are plain facets in see-through black or white; a cut-out in white has a fill rule and stays. */
const isFacet = (part: Element): boolean => {
  const fill = part.getAttribute('fill');
  const stroke = part.getAttribute('stroke') ?? '';
  if (stroke.startsWith('rgba(0,0,0')) return true;
  if (/^#(fff|000)$/.test(stroke) && part.hasAttribute('stroke-opacity')) return true;
  return /^#(fff|000)$/.test(fill ?? '') && part.hasAttribute('fill-opacity') && !part.hasAttribute('fill-rule');
};

/** A sprite of its own, to be put into the page for as long as something is printed. */
export const inkSprite = (sprite: Element): SVGSVGElement => {
  const own = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  own.setAttribute('style', 'display: none');
  own.setAttribute('aria-hidden', 'true');
  for (const symbol of sprite.querySelectorAll('symbol')) {
    const copy = symbol.cloneNode(true);
    if (!(copy instanceof Element)) continue;
    copy.id = inkId(symbol.id);
    for (const part of [...copy.querySelectorAll('*')]) {
      if (isFacet(part)) part.remove();
      else if (part.getAttribute('fill') === '#7a4a12') {
        part.setAttribute('fill', '#111');
        part.removeAttribute('fill-opacity');
      }
    }
    own.append(copy);
  }
  return own;
};
