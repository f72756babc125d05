type Value = string | number | boolean | undefined | ((event: never) => void);

/**
 * Creates an element with attributes and children. Attributes that start with “on” are listeners; `true` is an attribute
 * without a value, `false` and `undefined` none.
 */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, Value> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function')
      element.addEventListener(name.slice(2), value as unknown as EventListener);
    else if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children);
  return element;
}

/** The shadow root that an element is in, else its document. */
export function findRoot(element: Element): ShadowRoot | Document {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}
