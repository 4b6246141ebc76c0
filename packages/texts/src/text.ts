/** A text that depends on a count `n`, one form for each plural class the language has. */
export type Plural = { readonly other: string } & { readonly [rule in Intl.LDMLPluralRule]?: string };
export type Text = string | Plural;

/** The same keys in another language. */
export type TextsOf<Model> = { readonly [K in keyof Model]: Text };
