import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { templateQueries } from '#src/data/templates';
import { DescriptionPanel } from '#src/features/templates/detail/description-panel';
import { hostileTexts } from '#tests/fixtures/hostile-html';
import { clobbered, misfits, propertyNames, readProperties } from '#tests/fixtures/sanitized-text';
import styles from './description-story.module.css';

const meta = preview.meta({ title: 'Templates/Panels/Description', parameters: { gleaner: { persona: 'standard' } } });

function OfTemplate({ slug }: { readonly slug: string }) {
  const { data } = useQuery(templateQueries.bySlug(slug));
  return <div className={styles.page}>{data && <DescriptionPanel html={data.howToUse} />}</div>;
}

export const ContentsFollowed = meta.story({
  name: 'TPL-27 TPL-28 Contents followed',
  render: () => <OfTemplate slug="map-places-by-keyword" />,
  play: async ({ userEvent }) => {
    const contents = within(await screen.findByRole('navigation', { name: 'Contents' }));
    const entry = (name: string) => contents.getByRole('link', { name });
    const heading = (name: string) => screen.getByRole('heading', { name });
    const isRead = (name: string) => waitFor(() => expect(entry(name)).toHaveAttribute('aria-current', 'location'));
    await isRead('What you get');

    heading('Data preview').scrollIntoView({ block: 'start' });
    await isRead('Data preview');
    await expect(contents.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);

    await userEvent.click(entry('Input'));
    await isRead('Input');
    await expect(heading('Input')).toHaveFocus();
    await waitFor(() => expect(Math.abs(heading('Input').getBoundingClientRect().top - 72)).toBeLessThan(3));

    await fireEvent.wheel(document.body);
    heading('Run it').scrollIntoView({ block: 'start' });
    await isRead('Run it');

    entry('Cost and limits').focus();
    await userEvent.keyboard('{Enter}');
    await isRead('Cost and limits');
    await expect(heading('Cost and limits')).toHaveFocus();
    await expect(globalThis.location.hash).toBe('');
  },
});

export const Japanese = meta.story({
  name: 'TPL-28 In Japanese',
  parameters: { gleaner: { persona: 'standard', language: 'ja-JP' } },
  render: () => <OfTemplate slug="map-places-by-keyword" />,
  play: async ({ userEvent }) => {
    const contents = within(await screen.findByRole('navigation', { name: '目次' }));
    await inTestOnly(async () => {
      await userEvent.click(contents.getByRole('link', { name: 'データプレビュー' }));
      await expect(screen.getByRole('heading', { name: 'データプレビュー' })).toHaveFocus();
    });
  },
});

export const NoText = meta.story({
  name: 'TPL-23 No text',
  render: () => <DescriptionPanel html="<p> </p><script>1</script>" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This template doesn’t have a description yet.')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

const HOST = `${globalThis.location.origin}/hostile-text`;
const names = propertyNames();
const texts = hostileTexts({ hit: (index) => `hit(${String(index)})`, host: HOST, properties: names });
const EVENTS = [
  'pointerover',
  'mouseover',
  'mouseenter',
  'focus',
  'click',
  'auxclick',
  'wheel',
  'keydown',
  'copy',
  'input',
  'toggle',
];

function AllTexts() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setShown(!shown);
        }}
      >
        {String(texts.length)}
      </button>
      <div data-texts>
        {shown &&
          texts.map(({ name, html }) => (
            <div key={name} data-text={name}>
              <DescriptionPanel html={`<p>before</p>${html}`} />
            </div>
          ))}
      </div>
    </>
  );
}

const isForeign = ({ name }: PerformanceEntry) =>
  name.startsWith('http') && (name.startsWith(HOST) || !name.startsWith(`${globalThis.location.origin}/`));
const requested = () => performance.getEntriesByType('resource').filter(isForeign).length;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const HostileText = meta.story({
  name: 'TPL-23 Hostile text',
  render: () => <AllTexts />,
  play: async ({ userEvent }) => {
    const hits: number[] = [];
    const facts = () => [document.baseURI, document.title, globalThis.location.href, globalThis.length];
    Object.assign(globalThis, { hit: (index: number) => hits.push(index) });
    const [before, factsBefore] = [readProperties(names), facts()];
    const stopLinks = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && /^(https?|mailto):$/.test(link.protocol)) event.preventDefault();
    };
    for (const type of ['click', 'auxclick']) document.addEventListener(type, stopLinks, true);
    // The browser's list of requests is limited.
    performance.clearResourceTimings();
    const draw = screen.getByRole('button', { name: String(texts.length) });
    await userEvent.click(draw);
    try {
      await expect(texts.length).toBeGreaterThanOrEqual(300);
      await waitFor(() => expect(document.querySelectorAll('[data-text]')).toHaveLength(texts.length));
      const boxes = [...document.querySelectorAll('[data-text]')].map(
        (box) => box.firstElementChild?.firstElementChild?.lastElementChild,
      );
      await expect(boxes).toHaveLength(texts.length);
      for (const [index, box] of boxes.entries()) {
        const name = texts[index]?.name ?? '';
        if (!box) throw new Error(`${name} was not drawn`);
        const wrong = misfits(box);
        if (!box.textContent.startsWith('before')) wrong.push('the text before it is gone');
        // Parses the result again, as a copy of the page would.
        const copy = document.createElement('div');
        copy.innerHTML = box.innerHTML;
        document.body.append(copy);
        wrong.push(...misfits(copy));
        if (wrong.length > 0) throw new Error(`${name}: ${wrong.join('; ')}`);
        for (const element of box.querySelectorAll('*'))
          for (const type of EVENTS) element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
        copy.remove();
      }
      await pause(150);
      await expect(hits).toEqual([]);
      await expect(requested()).toBe(0);
      const drawn = document.querySelector('[data-texts]');
      await expect(drawn && clobbered(before, readProperties(names), drawn)).toEqual([]);
      await expect(facts()).toEqual(factsBefore);

      // Proves that the checks detect the same texts unsanitized.
      const raw = document.createElement('div');
      raw.innerHTML = `<img src="x:" onerror="hit(-1)"><img src="${HOST}/i.png"><form name="lastModified">`;
      document.body.append(raw);
      await expect(clobbered(before, readProperties(names), raw)).toContain('document.lastModified');
      await waitFor(() => expect(hits).toContain(-1));
      await waitFor(() => expect(requested()).toBe(1));
      raw.remove();
    } finally {
      for (const type of ['click', 'auxclick']) document.removeEventListener(type, stopLinks, true);
      Reflect.deleteProperty(globalThis, 'hit');
    }
    await userEvent.click(draw);
    await waitFor(() => expect(document.querySelector('[data-text]')).toBeNull());
  },
});
