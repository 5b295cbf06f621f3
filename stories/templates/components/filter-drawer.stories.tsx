import { expect, fn, waitFor } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { useArg } from '#.storybook/controlled';
import { withOpener } from '#.storybook/with-opener';
import preview from '#.storybook/preview';
import { FilterDrawer } from '#src/features/templates/gallery/gallery-filters';
import { readGalleryParams, type GalleryParams } from '#src/features/templates/gallery/gallery.params';
import { openExample } from '#stories/open-example';

const renderOpener = withOpener(FilterDrawer);

const meta = preview.meta({
  title: 'Templates/Components/FilterDrawer',
  component: FilterDrawer,
  tags: ['autodocs'],
  render: function Filters(args, context) {
    const [params, setParams] = useArg(context.id, 'params', args.params);
    const onChange = (changed: GalleryParams) => {
      args.onChange(changed);
      setParams(changed);
    };
    return renderOpener({ ...args, params, onChange }, context);
  },
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/templates/gallery/gallery-filters.tsx', 'FilterDrawer', {
      isShort: true,
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, params: readGalleryParams(new URLSearchParams('free=1')), onChange: fn(), onClose: fn() },
  play: async ({ args, userEvent }) => {
    const drawer = await openExample('Filters');
    await userEvent.click(drawer.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ free: false }));
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Clear filters' })).toBeNull());
  },
});
