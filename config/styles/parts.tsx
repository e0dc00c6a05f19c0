import { ProLayout, ProTable } from '@ant-design/pro-components';
import {
  Alert,
  App,
  Avatar,
  Badge,
  Breadcrumb,
  Button,
  Checkbox,
  DatePicker,
  Descriptions,
  Drawer,
  Dropdown,
  Empty,
  Form,
  Input,
  InputNumber,
  Mentions,
  Menu,
  Modal,
  message,
  notification,
  Pagination,
  Progress,
  QRCode,
  Radio,
  Result,
  Segmented,
  Select,
  Skeleton,
  Space,
  Spin,
  Steps,
  Switch,
  Table,
  Tabs,
  Timeline,
  Tooltip,
  Tree,
} from 'antd';
import type { ReactNode } from 'react';

const MessagePanel = message._InternalPanelDoNotUseOrYouWillBeFired;
const NoticePanel = notification._InternalPanelDoNotUseOrYouWillBeFired;
const ModalPanel = Modal._InternalPanelDoNotUseOrYouWillBeFired;

/** Must match src/app.tsx and src/layouts/Frame.tsx. */
const frame = {
  layout: 'mix',
  fixSiderbar: true,
  fixedHeader: true,
  location: { pathname: '/' },
  collapsedButtonRender: false,
  menuContentRender: () => <nav />,
  actionsRender: () => [<i key="-" />],
  avatarProps: { title: '-', size: 'small' },
} as const;

/** Styles of a list before anything is opened. */
export const first: ReactNode = (
  <>
    <App />
    <Alert />
    <Avatar />
    <Badge />
    <Breadcrumb />
    <Space.Compact>
      <Button />
    </Space.Compact>
    <Checkbox />
    <Dropdown menu={{ items: [] }}>
      <i />
    </Dropdown>
    <Empty />
    <Form>
      <Form.Item label="-">
        <Input />
      </Form.Item>
    </Form>
    <Menu items={[]} />
    <Modal />
    <ModalPanel type="confirm" />
    <Drawer />
    <Input.Search />
    <Input.TextArea />
    <Radio />
    <Result />
    <Space />
    <MessagePanel />
    <NoticePanel />
    <Pagination />
    <Select />
    <Skeleton />
    <Spin />
    <Table />
    <Tabs />
    <Tooltip>
      <i />
    </Tooltip>
    {[false, true].map((collapsed) => (
      <ProLayout key={String(collapsed)} {...frame} collapsed={collapsed}>
        <ProTable search={false} options={false} />
      </ProLayout>
    ))}
  </>
);

/** Styles of dialogs, drawers and other kinds of screens. */
export const later: ReactNode = (
  <>
    <DatePicker />
    <Descriptions />
    <InputNumber />
    <Mentions />
    <Progress />
    <QRCode value="-" />
    <Segmented options={[]} />
    <Steps />
    <Switch />
    <Timeline />
    <Tree treeData={[]} />
  </>
);
