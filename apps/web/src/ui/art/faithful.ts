/** Whether what is painted can be read back: browsers that keep pages from telling devices apart answer with noise. */
export const isFaithful = (brush: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D): boolean => {
  brush.fillStyle = '#ff0000';
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 255, blue = 255, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
  brush.clearRect(0, 0, 1, 1);
  // Some only shake the last bits; nobody sees that.
  return red > 240 && green < 15 && blue < 15 && alpha > 240;
};
