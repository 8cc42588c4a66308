export const COPY_DIAGNOSTICS = 'Sao chép chẩn đoán'
export const DIAGNOSTICS_CONTENT =
  'Chỉ những điều này được sao chép: ngày hôm nay, trình duyệt và cửa sổ của bạn, những gì đã xảy ra ở đây từ khi tải trang, và cách các nút phản hồi. Tài khoản chỉ được đánh số, token được đánh số và địa chỉ của chúng được rút gọn, thời gian và khối được tính từ sự kiện đầu tiên, số tiền bị cắt còn hai chữ số, và thông điệp từ ví và nút chỉ còn lại độ dài của chúng.'
export const DIAGNOSTICS_TEXT = 'Chẩn đoán'
export const COPY = 'Sao chép'
export const COPIED = 'Đã sao chép!'
export const DIAGNOSTICS_BY_HAND = 'Trình duyệt không cho phép sao chép. Hãy tự sao chép văn bản.'
