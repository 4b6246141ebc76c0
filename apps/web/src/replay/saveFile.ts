/** Hands a text to the reader as a file. */
export const saveFile = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser has taken it by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
};
