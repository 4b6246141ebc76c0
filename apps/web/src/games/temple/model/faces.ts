import type { Face } from '@templefall/temple';
import type { FaceArt } from '../../../ui/Face.tsx';

export const FACE_TO_ART: { readonly [F in Face]: FaceArt } = { A: 'adv', K: 'key', T: 'torch', G: 'gold', B: 'black' };
export const ART_TO_FACE: { readonly [A in FaceArt]: Face } = { adv: 'A', key: 'K', torch: 'T', gold: 'G', black: 'B' };
