/**
 * Reading tables. Every index comes from a table built beside the one it points into, so it is in range; the compiler
 * cannot know, and a check a read would double the time of a search. One reader for each kind of list: the engine
 * compiles them to a bare load only while they see no other.
 */
export const at = (list: readonly number[], index: number): number => list[index] as number;
export const realAt = (list: Float64Array, index: number): number => list[index] as number;
export const shortAt = (list: Int16Array, index: number): number => list[index] as number;
export const byteAt = (list: Uint8Array, index: number): number => list[index] as number;
export const listAt = <T>(list: readonly T[], index: number): T => list[index] as T;
