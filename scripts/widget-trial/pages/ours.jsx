import { useState } from 'react';
import { Button } from '#src/ui/button';
import { Checkbox } from '#src/ui/checkbox';
import { Dialog } from '#src/ui/dialog';
import { RadioGroupControl, SegmentedControl, SwitchControl } from '#src/ui/form/choice-controls';
import { Field } from '#src/ui/form/field';
import { SearchSelect } from '#src/ui/form/search-select';
import { SuggestBox } from '#src/ui/form/suggest-box';
import { NumberControl, PasswordControl, TextControl } from '#src/ui/form/text-controls';
import { MenuButton } from '#src/ui/menu-button';
import { Popover } from '#src/ui/popover';
import { Pagination } from '#src/ui/table/pagination';
import { ResourceTable } from '#src/ui/table/resource-table';
import { Tabs } from '#src/ui/tabs';
import { ToastProvider, useToasts } from '#src/ui/toast';
import { Tooltip } from '#src/ui/tooltip';
import { colors, countries, REASON, rows, suggestions, tabs } from './samples';

export const button = ({ say }) => (
  <div>
    <Button onClick={() => say('save')}>Save</Button>
    <Button disabledReason={REASON} onClick={() => say('delete')}>
      Delete
    </Button>
    <Button loading onClick={() => say('send')}>
      Send
    </Button>
  </div>
);

export function input() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <div>
      <Field label="Name" error={name === 'bad' ? 'This name is taken' : undefined}>
        {(wiring) => <TextControl {...wiring} value={name} onChange={setName} />}
      </Field>
      <Field label="Password">
        {(wiring) => <PasswordControl {...wiring} value={password} onChange={setPassword} />}
      </Field>
    </div>
  );
}

export function number() {
  const [value, setValue] = useState('0.1');
  return (
    <Field label="Amount">
      {(wiring) => <NumberControl {...wiring} step={0.1} value={value} onChange={setValue} />}
    </Field>
  );
}

export function checkbox() {
  const [on, setOn] = useState(false);
  return (
    <div>
      <Checkbox checked={on} onChange={setOn}>
        Remember me
      </Checkbox>
      <Checkbox checked={false} partly onChange={() => {}}>
        All rows
      </Checkbox>
    </div>
  );
}

export function radio() {
  const [value, setValue] = useState('System');
  return (
    <RadioGroupControl
      label="Theme"
      value={value}
      onChange={setValue}
      choices={colors.map((color) => ({ value: color, label: color }))}
    />
  );
}

export function switched() {
  const [on, setOn] = useState(false);
  return <SwitchControl label="Notify me" value={on} onChange={setOn} />;
}

export function segmented() {
  const [value, setValue] = useState('System');
  return (
    <SegmentedControl
      label="Theme"
      value={value}
      onChange={setValue}
      choices={colors.map((color) => ({ value: color, label: color }))}
    />
  );
}

export function tabbed() {
  const [value, setValue] = useState('Overview');
  return (
    <Tabs
      label="Task"
      value={value}
      onChange={setValue}
      items={tabs.map((tab) => ({ key: tab, label: tab, content: <p>{`Panel of ${tab}`}</p> }))}
    />
  );
}

export const tooltip = ({ say }) => (
  <Tooltip text="Saved two minutes ago">
    <button type="button" className="plain" onClick={() => say('pressed')}>
      State
    </button>
  </Tooltip>
);

export const popover = () => (
  <Popover
    label="Columns"
    trigger={(props) => (
      <button type="button" className="plain" {...props}>
        Choose columns
      </button>
    )}
  >
    <label>
      <input type="checkbox" className="box" /> Name
    </label>
    <label>
      <input type="checkbox" className="box" /> Status
    </label>
  </Popover>
);

export const menu = ({ say }) => (
  <MenuButton
    items={[
      { key: 'rename', label: 'Rename', onSelect: () => say('rename') },
      { key: 'copy', label: 'Copy', onSelect: () => say('copy') },
      { key: 'move', label: 'Move', onSelect: () => say('move') },
      { key: 'delete', label: 'Delete', disabledReason: REASON, onSelect: () => say('delete') },
    ]}
  >
    Actions
  </MenuButton>
);

export function combobox() {
  const [value, setValue] = useState('');
  return (
    <SearchSelect
      label="Country"
      listLabel="Countries"
      nothing="Nothing found"
      status={(count) => `${count} entries`}
      options={countries}
      find={(text) => countries.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
      value={value}
      onChange={setValue}
    />
  );
}

export function suggest({ say }) {
  const [words, setWords] = useState('');
  const found = words === '' ? [] : suggestions.filter((text) => text.toLowerCase().includes(words.toLowerCase()));
  return (
    <SuggestBox
      value=""
      label="Templates"
      listLabel="Matches"
      status={`${found.length} matches`}
      onType={setWords}
      onSearch={(text) => text !== '' && say(`search ${text}`)}
      suggestions={found.map((text) => ({ key: text, content: text, onChoose: () => say(`open ${text}`) }))}
    />
  );
}

function ShowToast() {
  const toasts = useToasts();
  return (
    <button type="button" className="plain" onClick={() => toasts.success(() => 'The task was saved')}>
      Show
    </button>
  );
}
export const toast = () => (
  <ToastProvider>
    <ShowToast />
  </ToastProvider>
);

export function pagination() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pageSize={20} total={400} pageSizes={[20, 50]} onChange={(next) => setPage(next)} />;
}

export function table() {
  const [selected, setSelected] = useState(new Set());
  const [sort, setSort] = useState(undefined);
  return (
    <ResourceTable
      label="Tasks"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { key: 'name', title: 'Name', cell: (row) => row.name, sortable: true },
        { key: 'status', title: 'Status', cell: (row) => row.status },
        { key: 'lines', title: 'Lines', cell: (row) => row.lines },
      ]}
      sort={sort}
      onSort={setSort}
      rowLabel={(row) => row.name}
      selection={{ selected, onChange: setSelected }}
    />
  );
}

export function dialog() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <button type="button" className="plain" onClick={() => setOpen(true)}>
        Rename task
      </button>
      <Dialog open={open} title="Rename" onClose={() => setOpen(false)} footer={<Button>Apply</Button>}>
        <Field label="Task name">{(wiring) => <TextControl {...wiring} value={name} onChange={setName} />}</Field>
      </Dialog>
    </>
  );
}

export { palette } from './our-palette.jsx';

export function tooltips() {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <button type="button" className="plain" onClick={() => setShown(true)}>
        Show rows
      </button>
      {shown &&
        Array.from({ length: 200 }, (_, index) => (
          <Tooltip key={index} text={`Saved ${index} minutes ago`}>
            <button type="button" className="plain">
              {index}
            </button>
          </Tooltip>
        ))}
    </div>
  );
}
