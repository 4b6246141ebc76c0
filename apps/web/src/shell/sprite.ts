/** Puts the drawings into the page once, so that every `<use>` finds them. */
export const loadSprite = async (): Promise<void> => {
  const answer = await fetch('/icons.svg');
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = await answer.text();
  const sprite = holder.firstElementChild;
  if (sprite) document.body.prepend(sprite);
};
