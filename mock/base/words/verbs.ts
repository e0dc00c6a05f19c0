import type { Text } from '../../engine/text';

/** Last parts of the access keys with their button labels in both languages. */
const WORDS = `
access|view effective rights|查看有效权限
add|add|新增
adjust|adjust a balance|调账
answer|answer a question|答复问题
applyPay|process payments|付款作业
approve|approve|通过
ask|ask the holder|要求补充材料
assign|assign|分派
batch|add to a batch|加入批次
block|block|限制
callback:page|view callbacks|查看回调
cancel|cancel|取消
candidate|view candidates|查看候选
case:list|view saved cases|查看用例
case:remove|remove saved cases|删除用例
case:run|run saved cases|运行用例
case:save|save cases|保存用例
check|check consistency|一致性检查
claim|claim|认领
clone|duplicate|复制
close|close|关闭
close:list|view closings|查看关账记录
compare|compare|比较
confirm|confirm|确认
convert|convert|换算
copy|copy|复制
correct|correct|更正
cost|change costs|修改成本
cost:list|view costs|查看成本
count|pending count|待办数量
cover|view payout cover|查看打款资金
credential|change credentials|修改凭证
daily|view daily totals|查看日汇总
detail|view details|查看详情
disable|disable|停用
discard|discard a draft|放弃草稿
dispute|open a dispute|发起争议
down|export|导出
edit|edit|编辑
enable|enable|启用
endOverride|end an override|结束人工汇率
errorCode:save|map error codes|映射返回码
escalate|escalate|上报
event:list|view the timeline|查看时间线
explain|explain a change|解释变动
extend|extend|延期
fetch|fetch rates|获取汇率
file|statement file|对账文件
freeze|freeze|冻结
get|view|查看
grant|grant permissions|授权
handleDiff|handle differences|处理差异
handover|hand over|交接
handover:page|view handovers|查看交接
health|view health|查看健康度
history|view history|查看历史
hold|hold|挂起
hold:page|view holds|查看冻结明细
hours|set hours|设置时间
ignore|ignore|忽略
import|import|导入
item:add|add items|新增项
item:disable|disable items|停用项
item:down|export lines|导出明细
item:edit|edit items|编辑项
item:enable|enable items|启用项
item:fail|mark lines failed|标记失败
item:otp|get one-time codes|获取验证码
item:page|view lines|查看明细
item:paid|mark lines paid|标记已付
item:release|release lines|释放明细
item:resolve|resolve lines|核实明细结果
item:retry|retry lines|重试明细
item:sort|sort items|项排序
item:statistics|view line statistics|查看明细统计
item:take|claim lines|认领明细
item:unknown|mark lines unknown|标记未知
kick|end sessions|结束会话
limit|change limits|修改限额
list|view|查看
live|live test|真实测试
login:page|view logins|查看登录记录
mapCode|map error codes|映射返回码
mark|mark the outcome|标记结果
markPaid|mark as paid|标记已付
match|match|匹配
matrix|view the matrix|查看矩阵
member:page|view members|查看成员
merchant:page|view merchants|查看商户
merchant:price|change merchant prices|修改商户价格
message:ignore|ignore messages|忽略消息
message:line|assign messages to lines|由消息生成流水
message:page|view messages|查看消息
message:reveal|reveal codes|查看验证码
move|move|移动
moveMerchant|move merchants|转移商户
notice:page|view notices|查看公告
notice:save|save notices|保存公告
notice:withdraw|withdraw notices|撤回公告
notify|resend callbacks|重发回调
notify:page|view callbacks|查看回调
option|choose from the list|选择列表
override|override|人工汇率
page|view the list|查看列表
pair|pair|配对
pass|pass|通过
pause|pause|暂停
pay|run a test|发起测试
ping|ping|检测
plan|plan|规划
policy|change the review policy|修改审核策略
policy:history|view policy history|查看策略历史
preview|preview|预览
price|change prices|修改价格
product:list|view products|查看产品
product:save|change products|修改产品
proof|verify the ledger|账本平衡校验
publish|publish|发布
quality|view review quality|查看审核质量
query|query the upstream|查询上游
queryBalance|query the balance|查询余额
raw|view raw data|查看原始数据
reallocate|reallocate|重新分配
receipt|receipt|回单
recon:import|import reconciliation|导入对账
recon:page|view reconciliation|查看对账
recycle|archive|回收
refresh|refresh caches|刷新缓存
refund|return funds|退款
refused|view rejected calls|查看被拒调用
reject|reject|拒绝
related|view related orders|查看关联订单
release|release|释放
releaseReserve|release reserve|释放保证金
rematch|match again|重新匹配
remove|remove|删除
reserve:page|view reserve|查看保证金
resetBreaker|reset the breaker|重置熔断
resetMfa|reset the second factor|重置二次验证
resetPassword|reset the password|重置密码
resolve|resolve|确认结果
restore|restore|恢复
result|result file|结果文件
resume|resume|恢复
retire|retire|停用
retry|retry|重试
reverse|mark as reversed|登记退票
review|review|审核
reviewed|confirm the access review|确认权限复核
role|set roles|设置角色
rollback|roll back|回滚
rotateKey|rotate keys|轮换密钥
rotateSecret|rotate secrets|更换密钥
route|choose the channel|选择通道
save|save|保存
schema|view the schema|查看结构
scope|set the data scope|设置数据范围
service|switch services|切换服务
session:list|view sessions|查看会话
simulate|simulate|模拟
statistics|view statistics|查看统计
stop|emergency stop|紧急停止
submit|submit|提交
supplement|complete manually|补单
suspend|suspend|暂停
sweep|sweep|归集
switch|switch functions|切换功能
sync|synchronize|同步
target|set targets|设置目标
template|template|模板
template:enable|enable templates|启用模板
template:list|view templates|查看模板
template:save|save templates|保存模板
template:test|test templates|测试模板
test|test|测试
topUp|top up|充值
transfer|transfer|转账
tree|view the tree|查看树
trend|view trends|查看趋势
trip|trip the breaker|触发熔断
txn|view transactions|查看交易
unblock|unblock|解除限制
undispute|end a dispute|结束争议
undo|take back|撤销
unfreeze|unfreeze|释放冻结
unhold|lift a hold|解除挂起
unlock|unlock|解锁
unmatch|unmatch|取消匹配
unpair|unpair|解除配对
usage|view usage|查看使用情况
verify|verify the chain|校验链
version:list|view versions|查看版本
viewAs|view as|以其身份查看
whoCan|see who holds a permission|谁可以做什么
window:cancel|cancel windows|取消窗口
window:page|view windows|查看窗口
window:save|save windows|保存窗口
`;

const verbs = new Map(
  WORDS.trim()
    .split('\n')
    .map((line) => {
      const [verb = '', en = '', zh = ''] = line.split('|');
      return [verb, [en, zh] as Text] as const;
    }),
);

/** Button label of a key, by its longest known ending: "pass". Unknown: the key itself. */
export function nameOfVerb(key: string): Text {
  const words = key.split(':');
  return verbs.get(words.slice(-2).join(':')) ?? verbs.get(words.at(-1) ?? '') ?? [key, key];
}
