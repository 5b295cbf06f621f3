type Child = Node | string | undefined | false;

/** `on...` functions become listeners; texts are never parsed as markup. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number | boolean | ((event: Event) => void) | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const result = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') result.addEventListener(key.slice(2), value);
    else if (value === true) result.setAttribute(key, '');
    else if (value !== false && value !== undefined) result.setAttribute(key, String(value));
  }
  result.append(...children.filter((child) => child !== undefined && child !== false));
  return result;
}

export function getElement<Kind extends HTMLElement>(selector: string, type: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`);
  return found;
}
