/** Goes up when an old client could misunderstand; server and client must have the same. */
export const PROTOCOL = 2;
