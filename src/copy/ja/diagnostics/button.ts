export const COPY_DIAGNOSTICS = '診断情報をコピー'
/** Above the text that would be copied. */
export const DIAGNOSTICS_CONTENT =
  'コピーされるのは、今日の日付、ブラウザとそのウィンドウ、ページを読み込んでからここで起きたこと、ノードの応答状況だけです。アカウントは番号だけで表し、トークンは番号で表してアドレスを短縮し、時刻とブロックは最初の出来事から数え、数量は2桁に切り詰め、ウォレットとノードのメッセージは長さだけを残します。'
export const DIAGNOSTICS_TEXT = '診断情報'
export const COPY = 'コピー'
export const COPIED = 'コピーしました'
export const DIAGNOSTICS_BY_HAND = 'ブラウザがコピーを許可しませんでした。テキストを手動でコピーしてください。'
