export const COPY_DIAGNOSTICS = 'نسخ التشخيص'
export const DIAGNOSTICS_CONTENT =
  'لا يُنسخ إلا ما يلي: تاريخ اليوم، ومتصفحك ونافذته، وما حدث هنا منذ تحميل الصفحة، وكيف استجابت العُقَد. تُرقَّم الحسابات فقط، وتُرقَّم التوكنات وتُختصر عناوينها، وتُحسب الأوقات والكتل بدءًا من الحدث الأول، وتُقتطع المبالغ إلى رقمين، وتُختزل رسائل المحافظ والعُقَد إلى طولها.'
export const DIAGNOSTICS_TEXT = 'التشخيص'
export const COPY = 'نسخ'
export const COPIED = 'تم النسخ!'
export const DIAGNOSTICS_BY_HAND = 'لم يسمح المتصفح بالنسخ. انسخ النص يدويًا.'
