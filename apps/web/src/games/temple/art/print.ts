import { type ComponentChildren, isValidElement } from 'preact';

/** A drawing as text. Its parts are plain functions: they keep no state and wait for nothing. */
export const print = (part: ComponentChildren): string => {
  if (part === null || part === undefined || typeof part === 'boolean') return '';
  if (Array.isArray(part)) return part.map(print).join('');
  if (!isValidElement(part)) return escaped(String(part));
  const { type, props } = part;
  if (typeof type !== 'string') return print((type as (given: unknown) => ComponentChildren)(props));
  const { children, ...attributes } = props as {
    readonly [name: string]: unknown;
    readonly children?: ComponentChildren;
  };
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${type}${given.map(([name, value]) => ` ${name}="${escaped(String(value))}"`).join('')}>${print(children)}</${type}>`;
};

const ENTITY: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITY[sign] ?? sign);
