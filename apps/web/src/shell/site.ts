/** The address of the page without anything behind it, and without a slash at its end: `https://example.org/games`. */
export const site = (): string => new URL('.', location.href).href.replace(/\/$/, '');
