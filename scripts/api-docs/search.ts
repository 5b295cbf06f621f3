/**
 * Adds search and links; returns a cleanup function. With `ownAddress` the URL follows the links. Pages contain this function's source,
 * so it may use nothing from outside itself.
 */
export function wireReference(root: ParentNode, ownAddress: boolean): () => void {
  const field = root.querySelector<HTMLInputElement>('.api-reference input[type="search"]');
  const status = root.querySelector<HTMLElement>('.api-reference [role="status"]');
  const calls = [...root.querySelectorAll<HTMLDetailsElement>('.api-reference details.call')];
  const nouns = [...root.querySelectorAll<HTMLElement>('.api-reference section.noun')];
  const search = (): void => {
    const words = (field?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const call of calls) {
      const text = call.dataset['search'] ?? '';
      call.hidden = !words.every((word) => text.includes(word));
      if (!call.hidden) count += 1;
    }
    for (const noun of nouns) noun.hidden = noun.querySelector('details.call:not([hidden])') === null;
    if (status) status.textContent = words.length === 0 ? `${calls.length} calls` : `${count} of ${calls.length} calls`;
  };
  const open = (hash: string): void => {
    const id = decodeURIComponent(hash.slice(1));
    const target = id === '' ? null : document.getElementById(id);
    if (!target) return;
    if (target.closest('[hidden]') && field) {
      field.value = '';
      search();
    }
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
  };
  const follow = (): void => {
    if (ownAddress) open(window.location.hash);
  };
  const click = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('.api-reference a[href^="#"]') : null;
    if (!link) return;
    if (!ownAddress) event.preventDefault();
    open(link.getAttribute('href') ?? '');
  };
  // A browser that restores the page restores the field's value too.
  search();
  follow();
  field?.addEventListener('input', search);
  root.addEventListener('click', click);
  window.addEventListener('hashchange', follow);
  return () => {
    field?.removeEventListener('input', search);
    root.removeEventListener('click', click);
    window.removeEventListener('hashchange', follow);
  };
}
