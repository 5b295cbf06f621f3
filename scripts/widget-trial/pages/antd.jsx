import App from 'antd/es/app';
import AutoComplete from 'antd/es/auto-complete';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Dropdown from 'antd/es/dropdown';
import Input from 'antd/es/input';
import InputNumber from 'antd/es/input-number';
import Modal from 'antd/es/modal';
import Pagination from 'antd/es/pagination';
import Popover from 'antd/es/popover';
import Radio from 'antd/es/radio';
import Segmented from 'antd/es/segmented';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import Table from 'antd/es/table';
import Tabs from 'antd/es/tabs';
import Tooltip from 'antd/es/tooltip';
import { useId, useState } from 'react';
import { colors, countries, REASON, rows, suggestions, tabs } from './samples';

export const button = ({ say }) => {
  const id = useId();
  return (
    <div>
      <Button onClick={() => say('save')}>Save</Button>
      <Tooltip title={REASON}>
        <Button disabled aria-describedby={id} onClick={() => say('delete')}>
          Delete
        </Button>
      </Tooltip>
      <span id={id} hidden>
        {REASON}
      </span>
      <Button loading onClick={() => say('send')}>
        Send
      </Button>
    </div>
  );
};

export function input() {
  const id = useId();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const bad = name === 'bad';
  return (
    <div>
      <label htmlFor={`${id}-name`}>Name</label>
      <Input
        id={`${id}-name`}
        value={name}
        status={bad ? 'error' : undefined}
        aria-invalid={bad || undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => setName(event.target.value)}
      />
      <div id={`${id}-error`} aria-live="polite">
        {bad && 'This name is taken'}
      </div>
      <label htmlFor={`${id}-password`}>Password</label>
      <Input.Password id={`${id}-password`} value={password} onChange={(event) => setPassword(event.target.value)} />
    </div>
  );
}

export function number() {
  const id = useId();
  const [value, setValue] = useState('0.1');
  return (
    <div>
      <label htmlFor={id}>Amount</label>
      <InputNumber id={id} stringMode step="0.1" value={value} onChange={setValue} />
    </div>
  );
}

export function checkbox() {
  const [on, setOn] = useState(false);
  return (
    <div>
      <Checkbox checked={on} onChange={(event) => setOn(event.target.checked)}>
        Remember me
      </Checkbox>
      <Checkbox indeterminate>All rows</Checkbox>
    </div>
  );
}

export function radio() {
  const [value, setValue] = useState('System');
  return (
    <Radio.Group aria-label="Theme" options={colors} value={value} onChange={(event) => setValue(event.target.value)} />
  );
}

export function switched() {
  const [on, setOn] = useState(false);
  return <Switch aria-label="Notify me" checked={on} onChange={setOn} />;
}

export function segmented() {
  const [value, setValue] = useState('System');
  return <Segmented aria-label="Theme" options={colors} value={value} onChange={setValue} />;
}

export function tabbed() {
  const [value, setValue] = useState('Overview');
  return (
    <Tabs
      activeKey={value}
      onChange={setValue}
      items={tabs.map((tab) => ({ key: tab, label: tab, children: <p>{`Panel of ${tab}`}</p> }))}
    />
  );
}

export const tooltip = ({ say }) => (
  <Tooltip title="Saved two minutes ago" trigger={['hover', 'focus']}>
    <button type="button" className="plain" onClick={() => say('pressed')}>
      State
    </button>
  </Tooltip>
);

export const popover = () => (
  <Popover
    trigger="click"
    content={
      <div role="group" aria-label="Columns">
        <Checkbox>Name</Checkbox>
        <Checkbox>Status</Checkbox>
      </div>
    }
  >
    <button type="button" className="plain">
      Choose columns
    </button>
  </Popover>
);

export const menu = ({ say }) => (
  <Dropdown
    trigger={['click']}
    autoFocus
    menu={{
      onClick: ({ key }) => say(key),
      items: [
        { key: 'rename', label: 'Rename' },
        { key: 'copy', label: 'Copy' },
        { key: 'move', label: 'Move' },
        { key: 'delete', label: 'Delete', title: REASON, disabled: true },
      ],
    }}
  >
    <Button>Actions</Button>
  </Dropdown>
);

export function combobox() {
  const [value, setValue] = useState();
  return (
    <Select
      aria-label="Country"
      style={{ width: 300 }}
      showSearch={{ optionFilterProp: 'label' }}
      options={countries}
      value={value}
      onChange={setValue}
    />
  );
}

export function suggest({ say }) {
  const [words, setWords] = useState('');
  const found = words === '' ? [] : suggestions.filter((text) => text.toLowerCase().includes(words.toLowerCase()));
  return (
    <AutoComplete
      aria-label="Templates"
      style={{ width: 300 }}
      value={words}
      onChange={setWords}
      options={found.map((text) => ({ value: text }))}
      onSelect={(text) => say(`open ${text}`)}
    >
      <Input.Search aria-label="Templates" onSearch={(text) => say(`search ${text}`)} />
    </AutoComplete>
  );
}

export function toast() {
  const { notification } = App.useApp();
  return (
    <button
      type="button"
      className="plain"
      onClick={() => notification.success({ title: 'The task was saved', role: 'status' })}
    >
      Show
    </button>
  );
}

export function pagination() {
  const [page, setPage] = useState(1);
  return (
    <nav aria-label="Pages">
      <Pagination current={page} pageSize={20} total={400} showQuickJumper showSizeChanger onChange={setPage} />
    </nav>
  );
}

export function table() {
  const [selected, setSelected] = useState([]);
  return (
    <Table
      aria-label="Tasks"
      rowKey="id"
      dataSource={rows}
      pagination={false}
      columns={[
        { key: 'name', title: 'Name', dataIndex: 'name', sorter: (a, b) => a.name.localeCompare(b.name) },
        { key: 'status', title: 'Status', dataIndex: 'status' },
        { key: 'lines', title: 'Lines', dataIndex: 'lines' },
      ]}
      rowSelection={{
        selectedRowKeys: selected,
        onChange: setSelected,
        getCheckboxProps: (row) => ({ 'aria-label': row.name }),
        getTitleCheckboxProps: () => ({ 'aria-label': 'Select all' }),
      }}
    />
  );
}

export function dialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="plain" onClick={() => setOpen(true)}>
        Rename task
      </button>
      <Modal open={open} title="Rename" onCancel={() => setOpen(false)} destroyOnHidden>
        <label>
          Task name <Input />
        </label>
      </Modal>
    </>
  );
}

export function tooltips() {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <button type="button" className="plain" onClick={() => setShown(true)}>
        Show rows
      </button>
      {shown &&
        Array.from({ length: 200 }, (_, index) => (
          <Tooltip key={index} title={`Saved ${index} minutes ago`} trigger={['hover', 'focus']}>
            <button type="button" className="plain">
              {index}
            </button>
          </Tooltip>
        ))}
    </div>
  );
}
