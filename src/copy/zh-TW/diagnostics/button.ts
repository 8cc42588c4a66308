export const COPY_DIAGNOSTICS = '複製診斷資訊'
export const DIAGNOSTICS_CONTENT =
  '只會複製以下內容：今天的日期、你的瀏覽器及其視窗、頁面載入以來在這裡發生的事，以及節點的回應情形。帳戶只以編號代替，代幣以編號代替且其地址被縮短，時間和區塊從第一個事件算起，數量只保留兩位數字，來自錢包和節點的訊息只保留其長度。'
export const DIAGNOSTICS_TEXT = '診斷資訊'
export const COPY = '複製'
export const COPIED = '已複製！'
export const DIAGNOSTICS_BY_HAND = '瀏覽器不允許複製。請自行複製文字。'
