import {
  Button,
  Checkbox,
  ConfigProvider,
  DatePicker,
  Form,
  Input,
  Layout,
  Menu,
  Modal,
  Pagination,
  Select,
  Table,
  Tag,
} from 'antd';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

const tasks = Array.from({ length: 20 }, (_, index) => ({
  key: index,
  name: `Task ${index}`,
  status: index % 2 === 0 ? 'Running' : 'Stopped',
  rows: index * 100,
}));
const columns = [
  { title: 'Name', dataIndex: 'name' },
  { title: 'Status', dataIndex: 'status', render: (status) => <Tag>{status}</Tag> },
  { title: 'Rows', dataIndex: 'rows' },
  { title: 'Actions', render: () => <Button size="small">Start</Button> },
];
const menu = [
  { key: 'tasks', label: <Link to="/">Tasks</Link> },
  { key: 'templates', label: 'Templates' },
];

const page = (
  <ConfigProvider>
    <Layout>
      <Layout.Header>Header</Layout.Header>
      <Layout>
        <Layout.Sider>
          <Menu items={menu} />
        </Layout.Sider>
        <Layout.Content>
          <Form layout="inline">
            <Form.Item label="Keyword">
              <Input />
            </Form.Item>
            <Form.Item label="Status">
              <Select mode="multiple" style={{ width: 200 }} options={[{ value: 'running', label: 'Running' }]} />
            </Form.Item>
            <Form.Item label="Day">
              <DatePicker />
            </Form.Item>
            <Form.Item>
              <Checkbox>All</Checkbox>
            </Form.Item>
          </Form>
          <Table id="ready" rowSelection={{}} columns={columns} dataSource={tasks} pagination={false} />
          <Pagination total={10_000} />
          <Modal open={false}>Dialog</Modal>
        </Layout.Content>
      </Layout>
    </Layout>
  </ConfigProvider>
);
const router = createBrowserRouter([{ path: '*', element: page }]);

createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
