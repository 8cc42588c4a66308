export const COPY_DIAGNOSTICS = '复制诊断信息'
export const DIAGNOSTICS_CONTENT =
  '只会复制以下内容：今天的日期、你的浏览器及其窗口、页面加载以来这里发生的事，以及节点的响应情况。账户只以编号代替，代币以编号代替且其地址被缩写，时间和区块从第一个事件算起，数量只保留两位数字，来自钱包和节点的消息只保留其长度。'
export const DIAGNOSTICS_TEXT = '诊断信息'
export const COPY = '复制'
export const COPIED = '已复制！'
export const DIAGNOSTICS_BY_HAND = '浏览器不允许复制。请手动复制文本。'
