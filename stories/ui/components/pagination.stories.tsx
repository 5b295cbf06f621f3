import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { useArg } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { Pagination } from '#src/ui/table/pagination';

const meta = preview.meta({
  title: 'UI/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  render: function Paging(args, { id }) {
    const [page, setPage] = useArg(id, 'page', args.page);
    const [pageSize, setPageSize] = useArg(id, 'pageSize', args.pageSize);
    return (
      <Pagination
        {...args}
        page={page}
        pageSize={pageSize}
        onChange={(nextPage, nextSize) => {
          args.onChange(nextPage, nextSize);
          setPage(nextPage);
          setPageSize(nextSize);
        }}
      />
    );
  },
  parameters: componentDocs('src/ui/table/pagination.tsx', 'Pagination', {
    records: ['0057-one-list-page'],
    pattern: 'list-page',
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { page: 2, pageSize: 20, total: 240, pageSizes: [20, 50, 100], onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('41');
    await expect(args.onChange).toHaveBeenCalledWith(3, 20);
  },
});
