/** The law of the Temple, for those who need it only once there is a game. */
export { temple } from '@templefall/temple';
