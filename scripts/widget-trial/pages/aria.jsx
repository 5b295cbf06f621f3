import { useState } from 'react';
import {
  Button,
  Cell,
  Checkbox,
  Column,
  ComboBox,
  Input,
  ListBox,
  ListBoxItem,
  ListLayout,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Row,
  Table,
  TableBody,
  TableHeader,
  Tooltip,
  TooltipTrigger,
  Virtualizer,
} from 'react-aria-components';
import { countries, REASON, rows } from './samples';
import './look.css';

const Box = (props) => (
  <Checkbox slot="selection" {...props}>
    <div className="box" />
  </Checkbox>
);

export function table() {
  const [sort, setSort] = useState();
  return (
    <Table aria-label="Tasks" selectionMode="multiple" sortDescriptor={sort} onSortChange={setSort}>
      <TableHeader>
        <Column>
          <Box />
        </Column>
        <Column id="name" isRowHeader allowsSorting>
          Name
        </Column>
        <Column>Status</Column>
        <Column>Lines</Column>
      </TableHeader>
      <TableBody items={rows}>
        {(row) => (
          <Row>
            <Cell>
              <Box />
            </Cell>
            <Cell>{row.name}</Cell>
            <Cell>{row.status}</Cell>
            <Cell>{row.lines}</Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

export const tooltip = () => (
  <TooltipTrigger delay={300}>
    <Button className="plain">State</Button>
    <Tooltip className="tip">Saved two minutes ago</Tooltip>
  </TooltipTrigger>
);

export const menu = ({ say }) => (
  <MenuTrigger>
    <Button className="button">Actions</Button>
    <Popover className="popup">
      <Menu onAction={say} disabledKeys={['delete']}>
        <MenuItem id="rename" className="item">
          Rename
        </MenuItem>
        <MenuItem id="copy" className="item">
          Copy
        </MenuItem>
        <MenuItem id="move" className="item">
          Move
        </MenuItem>
        <MenuItem id="delete" textValue="Delete" className="item">
          Delete <small>{REASON}</small>
        </MenuItem>
      </Menu>
    </Popover>
  </MenuTrigger>
);

export const combobox = () => (
  <ComboBox aria-label="Country" defaultItems={countries} menuTrigger="focus">
    <Input className="input" />
    <Popover className="popup">
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 36 }}>
        <ListBox className="list">
          {(item) => (
            <ListBoxItem id={item.value} className="item">
              {item.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </Popover>
  </ComboBox>
);
