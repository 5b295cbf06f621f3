import { useEffect, useRef } from 'react';
import { markup } from 'virtual:api-reference';
import { look } from '../../scripts/api-docs/look';
import { wireReference } from '../../scripts/api-docs/search';
import styles from './contract-reference.module.css';

/** Takes what is inside closed calls and enumerations out of the page until they are opened: tens of thousands of cells. */
function keepClosedLight(root: HTMLElement): () => void {
  const insides = new Map<HTMLDetailsElement, Element>();
  for (const details of root.querySelectorAll<HTMLDetailsElement>('main details')) {
    const inside = details.querySelector(':scope > .inside');
    if (inside) insides.set(details, inside);
    if (!details.open) inside?.remove();
  }
  const toggle = ({ target }: Event): void => {
    const inside = target instanceof HTMLDetailsElement ? insides.get(target) : undefined;
    if (!inside || !(target instanceof HTMLDetailsElement)) return;
    if (target.open) target.append(inside);
    else inside.remove();
  };
  // A toggle does not bubble.
  root.addEventListener('toggle', toggle, true);
  return () => {
    root.removeEventListener('toggle', toggle, true);
    for (const [details, inside] of insides) details.append(inside);
  };
}

/** The contract as `npm run api:docs` writes it, in the colours of the chosen theme. */
export function ContractReference() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const undo = [keepClosedLight(place.current), wireReference(place.current, false)];
    return () => undo.forEach((each) => each());
  }, []);
  return (
    <>
      <style>{look}</style>
      {/* oxlint-disable-next-line react/no-danger -- made at build time from our own contract, every text escaped */}
      <div ref={place} className={styles.reference} dangerouslySetInnerHTML={{ __html: markup }} />
    </>
  );
}
