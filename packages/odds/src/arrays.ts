/**
 * Reading typed arrays. Every index here comes from a table built beside the array it points into, so it is in range;
 * the compiler cannot know, and a check a read would double the time of a sweep. One reader for each kind of array:
 * the engine compiles them to a bare load only while they see no other.
 */
export const worthAt = (list: Float64Array, index: number): number => list[index] as number;
export const placeAt = (list: Uint16Array, index: number): number => list[index] as number;
export const countAt = (list: Uint8Array, index: number): number => list[index] as number;
