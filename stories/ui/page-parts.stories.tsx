import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { Cover, GeneratedPicture } from '#src/ui/cover';
import { Drawer } from '#src/ui/drawer';
import { FormDialog } from '#src/ui/dialog';
import { Keys } from '#src/ui/keys';
import { KindIcon } from '#src/ui/motifs';
import { PageHeader } from '#src/ui/page-header';
import { Progress } from '#src/ui/progress';
import { RelativeTime } from '#src/ui/relative-time';
import { DescriptionList, Section } from '#src/ui/section';
import { SkeletonCards, SkeletonLines } from '#src/ui/skeleton';
import { Sparkline } from '#src/ui/sparkline';
import { Badge, Notice, Tag } from '#src/ui/status';
import { Tabs } from '#src/ui/tabs';
import { VirtualList } from '#src/ui/virtual-list';

const meta = preview.meta({ title: 'UI/Parts/Page parts' });
const kinds = [
  'maps-places',
  'reviews',
  'shopping',
  'jobs',
  'real-estate',
  'social-media',
  'search-engines',
  'contacts',
  'news',
  'travel',
  'finance',
  'learning-events',
];

function Parts() {
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one');
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <PageHeader
        title="Tasks"
        description="Everything you run."
        crumbs={[{ label: 'Console', to: '/console' }, { label: 'Tasks' }]}
        actions={<Button variant="primary">Add task</Button>}
      />
      <Section title="Status" card>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Tag>Stopped</Tag>
          <Tag variant="brand" isOngoing>
            Running
          </Tag>
          <Tag variant="info">Queued</Tag>
          <Tag variant="success">Finished</Tag>
          <Tag variant="warning">Partly</Tag>
          <Tag variant="error">Failed</Tag>
          <Badge count={120} label="120 unread" /> <Keys keys={['Ctrl', 'K']} />{' '}
          <RelativeTime value="2026-11-20T09:00:00Z" />{' '}
          <Sparkline values={[1, 4, 2, 8]} label="Rows of the last four runs: 1, 4, 2, 8" />
        </div>
        <Progress label="Rows collected" value={0.42} />
        <Progress label="Getting ready" value={undefined} text="12 rows so far" />
        <DescriptionList
          columns={2}
          items={[
            { key: 'a', term: 'Started', value: '10:00' },
            { key: 'b', term: 'Rows', value: '1,200' },
          ]}
        />
      </Section>
      <Notice variant="info" title="A new version is out">
        It brings more fields. <a href="/more">Read more</a>
      </Notice>
      <Notice variant="success">Saved.</Notice>
      <Notice variant="warning">Your trial ends in 3 days.</Notice>
      <Notice variant="error" title="The run stopped">
        The site did not answer.
      </Notice>
      <Tabs
        label="Parts of a template"
        value={tab}
        onChange={setTab}
        items={[
          { key: 'one', label: 'Overview', content: 'What it does' },
          { key: 'two', label: 'Sample', content: 'Ten rows' },
          { key: 'three', label: 'Off', content: '', disabled: true },
        ]}
      />
      <VirtualList
        label="Log"
        items={Array.from({ length: 5000 }, (_, index) => `Line ${String(index + 1)}`)}
        itemKey={(item) => item}
        renderItem={(item) => <div>{item}</div>}
        height={120}
        itemHeight={22}
      />
    </div>
  );
}

export const All = meta.story({
  name: 'All parts',
  render: () => <Parts />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Rows collected' })).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await inTestOnly(async () => {
      canvas.getByRole('tab', { name: 'Overview' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Sample', selected: true })).toHaveFocus();
      await expect(canvas.getByRole('tabpanel', { name: 'Sample' })).toHaveTextContent('Ten rows');
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Overview', selected: true })).toHaveFocus();
    });
  },
});

export const Covers = meta.story({
  name: 'Covers',
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 12 }}>
      {kinds.map((kind) => (
        <div key={kind}>
          <Cover kind={kind} seed={`${kind}-details`} alt={kind} />
          <span>
            <KindIcon kind={kind} /> {kind}
          </span>
        </div>
      ))}
      <Cover kind="shopping" seed="by-keyword" alt="Listings by keyword" />
      <Cover kind="shopping" seed="price-watch" alt="Price watch" />
      <Cover kind="no-such-kind" seed="others" alt="Another kind" />
      <GeneratedPicture seed="gleaner-picture:face-00ff11" alt="Portrait" />
      <GeneratedPicture seed="gleaner-picture:home-00ff11" alt="House" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(17);
    const drawingOf = (name: string) => canvas.getByRole('img', { name }).innerHTML;
    await expect(drawingOf('Listings by keyword')).not.toBe(drawingOf('Price watch'));
  },
});

export const Skeletons = meta.story({
  name: 'Skeletons',
  render: () => (
    <>
      <SkeletonLines />
      <SkeletonCards cards={2} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading')).toHaveLength(2);
  },
});

function Openers() {
  const [open, setOpen] = useState<'form' | 'drawer'>();
  const close = () => {
    setOpen(undefined);
  };
  return (
    <>
      <Button
        onClick={() => {
          setOpen('form');
        }}
      >
        Rename
      </Button>
      <Button
        onClick={() => {
          setOpen('drawer');
        }}
      >
        Filters
      </Button>
      <FormDialog
        open={open === 'form'}
        title="Rename task"
        submitLabel="Rename"
        submitError="Another task has this name."
        onSubmit={() => undefined}
        onClose={close}
      >
        <label>
          Name <input defaultValue="Prices" />
        </label>
      </FormDialog>
      <Drawer open={open === 'drawer'} title="Filters" onClose={close}>
        <label>
          Status <input />
        </label>
      </Drawer>
    </>
  );
}

export const FormInDialog = meta.story({
  name: 'Form dialog',
  render: () => <Openers />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename task' });
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('Another task has this name.');
  },
});

export const InDrawer = meta.story({
  name: 'Drawer',
  render: () => <Openers />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await userEvent.click(opener);
      await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
    });
  },
});

function linesOf(text: Text, word: string): number {
  const range = document.createRange();
  const at = text.data.indexOf(word);
  range.setStart(text, at);
  range.setEnd(text, at + word.length);
  return range.getClientRects().length;
}

export const LinesOfWords = meta.story({
  name: 'I18N-01 Korean and Japanese lines break between words alone',
  render: () => (
    <div lang="ko-KR" style={{ inlineSize: 150 }}>
      {(['h2', 'h3', 'p', 'div'] as const).map((Tag) => (
        <Tag key={Tag}>요금제와 잔액을 확인하지 못했습니다. 다시 시도하세요.</Tag>
      ))}
      <ul>
        <li>선택한 작업을 시작하지 못했습니다.</li>
      </ul>
      <dl>
        <dt>마지막으로 실행한 날짜와 시간, 수집한 데이터의 행 수</dt>
        <dd>수집한 데이터를 불러오지 못했습니다.</dd>
      </dl>
      <div lang="ja-JP">クラウドでもパソコンでも、定期的に実行できます。</div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const parts = Array.from(
      canvasElement.querySelectorAll('[lang=ko-KR] :is(h2, h3, p, div:not([lang]), li, dt, dd)'),
    );
    await expect(parts.length).toBe(7);
    for (const { firstChild } of parts) {
      const text = firstChild as Text;
      await expect(linesOf(text, text.data), text.data).toBeGreaterThan(1);
      for (const word of text.data.split(' ')) await expect(linesOf(text, word), word).toBe(1);
    }
    const japanese = canvasElement.querySelector('[lang=ja-JP]')?.firstChild as Text;
    await expect(linesOf(japanese, japanese.data)).toBeGreaterThan(1);
    await expect(linesOf(japanese, 'パソコンでも')).toBe(1);
  },
});

function LateCount() {
  const [count, setCount] = useState('');
  return (
    <>
      <Button
        onClick={() => {
          setCount(' (12,345)');
        }}
      >
        Load
      </Button>
      <Tabs
        label="Parts of a template"
        value="related"
        onChange={() => undefined}
        items={['Parameters', 'Template details', `Related templates${count}`].map((label, at) => ({
          key: at === 2 ? 'related' : label,
          label,
          content: label,
        }))}
      />
    </>
  );
}

export const TabCountArrives = meta.story({
  name: 'Tabs on a phone whose count arrives',
  globals: { viewport: { value: 'phone' } },
  render: () => <LateCount />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    const tab = canvas.getByRole('tab', { name: 'Related templates (12,345)' });
    const row = canvas.getByRole('tablist');
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right),
    );
  },
});
