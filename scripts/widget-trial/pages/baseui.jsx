import { Autocomplete } from '@base-ui/react/autocomplete';
import { Button } from '@base-ui/react/button';
import { Checkbox } from '@base-ui/react/checkbox';
import { Combobox } from '@base-ui/react/combobox';
import { Dialog } from '@base-ui/react/dialog';
import { Field } from '@base-ui/react/field';
import { Menu } from '@base-ui/react/menu';
import { NumberField } from '@base-ui/react/number-field';
import { Popover } from '@base-ui/react/popover';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Switch } from '@base-ui/react/switch';
import { Tabs } from '@base-ui/react/tabs';
import { Toast } from '@base-ui/react/toast';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { Tooltip } from '@base-ui/react/tooltip';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef, useState } from 'react';
import { colors, countries, entries, REASON, suggestions, tabs } from './samples';
import './look.css';

export const button = ({ say }) => {
  const id = useId();
  return (
    <div>
      <Button className="button" onClick={() => say('save')}>
        Save
      </Button>
      <Button className="button" disabled focusableWhenDisabled aria-describedby={id} onClick={() => say('delete')}>
        Delete
      </Button>
      <span id={id} hidden>
        {REASON}
      </span>
      <Button className="button" disabled focusableWhenDisabled aria-busy onClick={() => say('send')}>
        Send
      </Button>
    </div>
  );
};

export function input() {
  const [name, setName] = useState('');
  const [seen, setSeen] = useState(false);
  return (
    <div>
      <Field.Root invalid={name === 'bad'}>
        <Field.Label>Name</Field.Label>
        <Field.Control className="input" value={name} onValueChange={setName} />
        <Field.Error match={name === 'bad'}>This name is taken</Field.Error>
      </Field.Root>
      <Field.Root>
        <Field.Label>Password</Field.Label>
        <Field.Control className="input" type={seen ? 'text' : 'password'} />
        <Button className="button" onClick={() => setSeen(!seen)}>
          Show password
        </Button>
      </Field.Root>
    </div>
  );
}

export function number() {
  const id = useId();
  const [value, setValue] = useState(0.1);
  return (
    <NumberField.Root
      id={id}
      step={0.1}
      value={value}
      onValueChange={setValue}
      format={{ useGrouping: false, maximumFractionDigits: 20 }}
    >
      <label htmlFor={id}>Amount</label>
      <NumberField.Group>
        <NumberField.Decrement className="button">-</NumberField.Decrement>
        <NumberField.Input className="input" />
        <NumberField.Increment className="button">+</NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}

export function checkbox() {
  const [on, setOn] = useState(false);
  return (
    <div>
      <label className="choice">
        <Checkbox.Root className="box" checked={on} onCheckedChange={setOn}>
          <Checkbox.Indicator>✓</Checkbox.Indicator>
        </Checkbox.Root>
        Remember me
      </label>
      <label className="choice">
        <Checkbox.Root className="box" indeterminate>
          <Checkbox.Indicator>-</Checkbox.Indicator>
        </Checkbox.Root>
        All rows
      </label>
    </div>
  );
}

export function radio() {
  const [value, setValue] = useState('System');
  return (
    <RadioGroup aria-label="Theme" value={value} onValueChange={setValue}>
      {colors.map((color) => (
        <label key={color} className="choice">
          <Radio.Root className="box" value={color}>
            <Radio.Indicator>•</Radio.Indicator>
          </Radio.Root>
          {color}
        </label>
      ))}
    </RadioGroup>
  );
}

export function switched() {
  const [on, setOn] = useState(false);
  return (
    <Switch.Root className="switch" aria-label="Notify me" checked={on} onCheckedChange={setOn}>
      <Switch.Thumb />
    </Switch.Root>
  );
}

export function segmented() {
  const [value, setValue] = useState(['System']);
  return (
    <ToggleGroup aria-label="Theme" value={value} onValueChange={(next) => next.length > 0 && setValue(next)}>
      {colors.map((color) => (
        <Toggle key={color} value={color} className="button">
          {color}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}

export function tabbed() {
  const [value, setValue] = useState('Overview');
  return (
    <Tabs.Root value={value} onValueChange={setValue}>
      <Tabs.List aria-label="Task" activateOnFocus className="row">
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab} className="tab">
            {tab}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab}>
          <p>{`Panel of ${tab}`}</p>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

export const tooltip = ({ say }) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger
        className="plain"
        delay={300}
        aria-describedby={open ? id : undefined}
        onClick={() => say('pressed')}
      >
        State
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6}>
          <Tooltip.Popup id={id} role="tooltip" className="tip">
            Saved two minutes ago
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
};

export const popover = () => (
  <Popover.Root>
    <Popover.Trigger className="plain">Choose columns</Popover.Trigger>
    <Popover.Portal>
      <Popover.Positioner sideOffset={6} align="end">
        <Popover.Popup className="popup" aria-label="Columns">
          <label className="choice">
            <input type="checkbox" /> Name
          </label>
          <label className="choice">
            <input type="checkbox" /> Status
          </label>
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  </Popover.Root>
);

export const menu = ({ say }) => {
  const id = useId();
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="button">Actions</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="start">
          <Menu.Popup className="popup">
            <Menu.Item className="item" onClick={() => say('rename')}>
              Rename
            </Menu.Item>
            <Menu.Item className="item" onClick={() => say('copy')}>
              Copy
            </Menu.Item>
            <Menu.Item className="item" onClick={() => say('move')}>
              Move
            </Menu.Item>
            <Menu.Item className="item" label="Delete" disabled aria-describedby={id} onClick={() => say('delete')}>
              Delete <small id={id}>{REASON}</small>
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

function VirtualItems({ items, virtualizerRef }) {
  const box = useRef(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => 36,
    overscan: 4,
    initialRect: { width: 300, height: 288 },
  });
  virtualizerRef.current = virtualizer;
  return (
    <div ref={box} role="presentation" className="list">
      <div role="presentation" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <Combobox.Item
            key={items[index].value}
            index={index}
            value={items[index]}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className="item"
            style={{ position: 'absolute', insetInline: 0, height: 36, transform: `translateY(${start}px)` }}
          >
            {items[index].label}
          </Combobox.Item>
        ))}
      </div>
    </div>
  );
}

function Countries({ virtualizerRef }) {
  const items = Combobox.useFilteredItems();
  return items.length > 0 && <VirtualItems items={items} virtualizerRef={virtualizerRef} />;
}

export function combobox() {
  const virtualizerRef = useRef(null);
  return (
    <Combobox.Root
      virtualized
      items={countries}
      autoHighlight
      onItemHighlighted={(item, { reason, index }) => {
        if (item && reason !== 'pointer') queueMicrotask(() => virtualizerRef.current?.scrollToIndex(index));
      }}
    >
      <Combobox.Input className="input" aria-label="Country" />
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6}>
          <Combobox.Popup className="popup">
            <Combobox.Empty>Nothing found</Combobox.Empty>
            <Combobox.List aria-label="Countries">
              <Countries virtualizerRef={virtualizerRef} />
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

export function suggest({ say }) {
  const [words, setWords] = useState('');
  const marked = useRef();
  return (
    <Autocomplete.Root
      items={suggestions}
      value={words}
      onValueChange={(text, { reason }) => {
        setWords(text);
        if (reason === 'item-press') say(`open ${text}`);
      }}
      onItemHighlighted={(item) => {
        marked.current = item;
      }}
    >
      <Autocomplete.Input
        className="input"
        aria-label="Templates"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && marked.current === undefined) say(`search ${words}`);
        }}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={6}>
          <Autocomplete.Popup className="popup">
            <Autocomplete.List aria-label="Matches">
              {(item) => (
                <Autocomplete.Item key={item} value={item} className="item">
                  {item}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

function Toasts() {
  const { toasts, add } = Toast.useToastManager();
  return (
    <>
      <button type="button" className="plain" onClick={() => add({ title: 'The task was saved', timeout: 6000 })}>
        Show
      </button>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          {toasts.map((each) => (
            <Toast.Root key={each.id} toast={each} className="popup">
              <Toast.Content>
                <Toast.Title render={<p />} />
                <Toast.Close className="button" aria-label="Close">
                  ×
                </Toast.Close>
              </Toast.Content>
            </Toast.Root>
          ))}
        </Toast.Viewport>
      </Toast.Portal>
    </>
  );
}
export const toast = () => (
  <Toast.Provider>
    <Toasts />
  </Toast.Provider>
);

export function dialog() {
  return (
    <Dialog.Root>
      <Dialog.Trigger className="plain">Rename task</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>Rename</Dialog.Title>
          <Field.Root>
            <Field.Label>Task name</Field.Label>
            <Field.Control className="input" />
          </Field.Root>
          <Dialog.Close className="button">Apply</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export function palette({ say }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="plain">Go to</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog" aria-label="Go to">
          <Autocomplete.Root
            open
            inline
            items={entries}
            autoHighlight="always"
            keepHighlight
            itemToStringValue={(item) => item.title}
          >
            <Autocomplete.Input className="input" aria-label="Search" />
            <Autocomplete.List aria-label="Results" className="list">
              {(item) => (
                <Autocomplete.Item
                  key={item.id}
                  value={item}
                  className="item"
                  onClick={() => {
                    say(item.title);
                    setOpen(false);
                  }}
                >
                  {item.title}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
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
          <Tooltip.Root key={index}>
            <Tooltip.Trigger className="plain">{index}</Tooltip.Trigger>
            <Tooltip.Portal>
              <Tooltip.Positioner sideOffset={6}>
                <Tooltip.Popup role="tooltip" className="tip">{`Saved ${index} minutes ago`}</Tooltip.Popup>
              </Tooltip.Positioner>
            </Tooltip.Portal>
          </Tooltip.Root>
        ))}
    </div>
  );
}
