import { useEffect, useRef } from 'react';
import { markup } from 'virtual:api-reference';
import { referenceStyles } from '../../scripts/api-docs/styles';
import { wireReference } from '../../scripts/api-docs/search';
import styles from './contract-reference.module.css';

/** Detaches the content of closed `<details>`, which are tens of thousands of cells. */
function detachClosedDetails(root: HTMLElement): () => void {
  const contents = new Map<HTMLDetailsElement, Element>();
  for (const details of root.querySelectorAll<HTMLDetailsElement>('main details')) {
    const content = details.querySelector(':scope > .inside');
    if (content) contents.set(details, content);
    if (!details.open) content?.remove();
  }
  const toggle = ({ target }: Event): void => {
    const content = target instanceof HTMLDetailsElement ? contents.get(target) : undefined;
    if (!content || !(target instanceof HTMLDetailsElement)) return;
    if (target.open) target.append(content);
    else content.remove();
  };
  // `toggle` does not bubble.
  root.addEventListener('toggle', toggle, true);
  return () => {
    root.removeEventListener('toggle', toggle, true);
    for (const [details, content] of contents) details.append(content);
  };
}

export function ContractReference() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const undo = [detachClosedDetails(place.current), wireReference(place.current, false)];
    return () => undo.forEach((each) => each());
  }, []);
  return (
    <>
      <style>{referenceStyles}</style>
      {/* oxlint-disable-next-line react/no-danger -- generated from our own contract, with every text escaped */}
      <div ref={place} className={styles.reference} dangerouslySetInnerHTML={{ __html: markup }} />
    </>
  );
}
