import type { CriticalCatalogue } from '../../translate';

/** Thai: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': 'ย้อนกลับ',
  'common.cancel': 'ยกเลิก',
  'common.change': 'เปลี่ยน',
  'common.close': 'ปิด',
  'common.copied': 'คัดลอกแล้ว',
  'common.loading': 'กำลังโหลด…',
  'common.messages': 'การแจ้งเตือน',
  'common.newTab': 'เปิดในแท็บใหม่',
  'common.noMatch': 'ไม่พบผลลัพธ์สำหรับ “{{text}}”',
  'common.reload': 'โหลดใหม่',
  'common.retry': 'ลองอีกครั้ง',
  'common.selected': 'เลือกแล้ว',
  'common.wait': 'รอสักครู่…',
  please_select: 'โปรดเลือก',
  tip_no_data: 'ไม่มีข้อมูล',

  // Header, bottom navigation, footer
  'header.language': 'ภาษา',
  'header.my': 'ของฉัน',
  'header.signIn': 'เข้าสู่ระบบ',
  'header.signOut': 'ออกจากระบบ',
  'header.topup': 'เติมเงิน',
  'nav.gift': 'ของขวัญ',
  'nav.label': 'เมนูหลัก',
  'nav.my': 'ของฉัน',
  'nav.topup': 'เติมเงิน',
  'footer.agreement': 'ข้อตกลงผู้ใช้',
  'footer.privacy': 'นโยบายความเป็นส่วนตัว',
  'footer.support': 'ฝ่ายบริการลูกค้า',
  'header.event': 'กิจกรรม',
  'header.vipCenter': 'ศูนย์ VIP',
  'header.accountMenu': 'เมนูบัญชี',

  // Sign-in
  tip_login_pre: 'โปรดเข้าสู่ระบบก่อน',
  tip_login_expired: 'การเข้าสู่ระบบหมดอายุแล้ว โปรดเข้าสู่ระบบอีกครั้ง',

  // Recipient: account, game, server, role
  'who.account': 'บัญชี',
  'who.area': 'โซน',
  'who.chooseGame': 'เลือกเกม',
  'who.chooseRole': 'เลือกตัวละคร',
  'who.chooseServer': 'เลือกเซิร์ฟเวอร์',
  'who.game': 'เกม',
  'who.role': 'ตัวละคร',
  'who.server': 'เซิร์ฟเวอร์',
  'who.title': 'เติมให้ใคร',
  'role.empty': 'ไม่มีตัวละครในเซิร์ฟเวอร์นี้ โปรดเลือกเซิร์ฟเวอร์หรือบัญชีอื่น',
  'role.loadFailed': 'โหลดตัวละครไม่สำเร็จ',

  // Goods
  'goods.bonus': 'โบนัส +{{number}}',
  'goods.again': 'ซื้ออีกครั้ง: {{text}}',
  'goods.buy': 'ซื้อ',
  'goods.empty': 'ขณะนี้ยังไม่มีสินค้าขายในเกมนี้',
  'goods.loadFailed': 'โหลดราคาไม่สำเร็จ',
  'goods.chooseGoods': 'เลือกสินค้า',
  'goods.limited': 'จำกัดจำนวน',
  'goods.special': 'ข้อเสนอพิเศษ',
  'goods.title': 'คุณต้องการซื้ออะไร',
  'goods.types': 'ประเภทสินค้า',
  'goods.updating': 'กำลังอัปเดตราคา…',

  // Prices
  'price.original': 'ราคาเดิม: {{money}}',
  'price.pay': 'ยอดชำระ',
  'price.order': 'คำสั่งซื้อของคุณ',
  'price.working': 'กำลังคำนวณราคา…',

  // Durations
  'time.days_other': '{{day}} วัน',
  'time.hours': '{{hour}} ชม.',
  'time.minutes': '{{min}} นาที',

  // Recharge popup
  'recharge.exchange': 'แลก',

  // Result popup
  'result.repeat': 'มีคำสั่งซื้อนี้อยู่แล้ว ดูรายละเอียดด้านล่าง',

  // Errors
  'error.network': 'เครือข่ายขัดข้อง โปรดลองใหม่ภายหลัง',
  'error.renewed': 'ร้านค้าได้รับการปรับปรุงแล้ว โปรดโหลดหน้านี้ใหม่',
  'error.server': 'ระบบขัดข้อง โปรดลองใหม่ภายหลัง',
  'error.generic': 'เกิดข้อผิดพลาด โปรดลองอีกครั้ง',
  'error.query': 'โหลดคำสั่งซื้อไม่สำเร็จ โปรดกลับหน้าแรกแล้วลองอีกครั้ง',
  'error.roleNotFound': 'ไม่พบตัวละคร โปรดเลือกตัวละครหรือบัญชีอื่น',
  'error.noGame': 'เกมนี้ใช้งานไม่ได้ โปรดเลือกเกมอื่น',
  'error.goodsNotInGame': 'สินค้านี้ไม่มีขายในเกมนี้ โปรดเลือกสินค้าอื่น',
  'error.priceChanged': 'ราคาเปลี่ยนแล้ว โปรดตรวจสอบแล้วซื้ออีกครั้ง',
  'error.channelOutOfRange': 'วิธีชำระเงินนี้ไม่รองรับยอดนี้ โปรดเลือกวิธีอื่น',
  'error.channelNotFound': 'ไม่มีวิธีชำระเงินนี้ โปรดเลือกวิธีอื่น',
  'error.channelUnavailable': 'เชื่อมต่อวิธีชำระเงินนี้ไม่ได้ โปรดเลือกวิธีอื่น',
  'error.cardFormUnavailable': 'โหลดแบบฟอร์มบัตรไม่สำเร็จ โปรดเลือกวิธีชำระเงินอื่น',
  'error.gatewayUnavailable': 'โหลดหน้าต่างชำระเงินไม่สำเร็จ โปรดเลือกวิธีชำระเงินอื่น',
  'error.noOrder': 'สร้างคำสั่งซื้อไม่สำเร็จ โปรดเลือกวิธีชำระเงินอื่น',
  'error.wrongMethodParameters': 'เปิดใช้วิธีชำระเงินนี้ไม่ได้ โปรดเลือกวิธีอื่น',
  'error.unpaidOrder': 'คุณมีคำสั่งซื้อสินค้านี้ที่ยังไม่ชำระ โปรดชำระก่อน',
  'error.payUnpaidOrder': 'ชำระคำสั่งซื้อนั้น',
  'error.badLink': 'ลิงก์ไม่ถูกต้อง โปรดรีเฟรชหน้าแล้วลองอีกครั้ง',
  'error.linkExpired': 'หน้านี้หมดอายุแล้ว โปรดขอลิงก์ใหม่จากฝ่ายบริการลูกค้า',
  'error.tooManyTries': 'ลองหลายครั้งเกินไป โปรดรอสักครู่แล้วลองอีกครั้ง',
  'error.popupBlocked': 'เบราว์เซอร์บล็อกหน้าชำระเงิน โปรดกด “ไปชำระเงิน”',

  // Message pages
  'page.home': 'กลับหน้าแรก',
  'page.loadFailed': 'โหลดหน้านี้ไม่สำเร็จ',
  'page.notFoundTitle': 'ไม่พบหน้านี้',
  'page.notFoundText': 'หน้าที่คุณค้นหาไม่มีอยู่ที่นี่',
  'page.errorParamsTitle': 'ที่อยู่หน้าเว็บไม่ครบถ้วน',
  'page.errorParamsReenter': 'เข้าใหม่จากในเกม แล้วบุ๊กมาร์กหน้านี้ไว้',
  'page.errorParamsSupport': 'หรือขอลิงก์ที่ถูกต้องจากฝ่ายบริการลูกค้า',
  'page.notAreaTip': 'ลิงก์นี้ไม่ได้บอกว่าต้องเปิดร้านของภูมิภาคใด',
  'page.notAreaReenter': 'เข้าใหม่จากในเกม แล้วบุ๊กมาร์กหน้านี้ไว้',
  'page.notAreaSupport': 'หรือขอลิงก์ที่ถูกต้องจากฝ่ายบริการลูกค้า',
  'area.asia': 'เอเชีย',
  'area.europe': 'ยุโรป',
  'area.middleEastAfrica': 'ตะวันออกกลางและแอฟริกา',
  'area.southeastAsia': 'เอเชียตะวันออกเฉียงใต้',
  'page.notAreaChoose': 'เลือกภูมิภาคของคุณ',
  'region.global': 'ทั่วโลก',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': 'ชำระเงินแทนผู้เล่นอื่น',
  'game.intro': 'ร้านค้าอย่างเป็นทางการของเกมเรา สิ่งที่คุณซื้อจะส่งตรงถึงตัวละครของคุณ',
  'game.title': 'เลือกเกม',
  'game.from': 'เริ่มต้น {{money}}',
  'game.empty': 'ยังไม่มีเกม',
  'game.loadFailed': 'โหลดเกมไม่สำเร็จ',
  'game.search': 'ค้นหาเกม',
  'step.label': 'ขั้นตอน',
  'step.selectGame': 'เลือกเกม',
  'step.selectGoods': 'ตัวละครและสินค้า',
  'step.recharge': 'เริ่มเติมเงิน',
  'step.result': 'ผลการเติมเงิน',
  'step.done': 'เสร็จแล้ว',

  // Connection and storage notices
  'offline.title': 'คุณออฟไลน์อยู่',
  'offline.text': 'การชำระเงินหยุดไว้ชั่วคราว และจะดำเนินต่อเองเมื่อกลับมาเชื่อมต่อ',
  'offline.back': 'กลับมาเชื่อมต่อแล้ว',
  'connection.slow': 'การเชื่อมต่อช้า เรากำลังลองเส้นทางอื่น',
  'start.failed': 'โหลดร้านค้าไม่สำเร็จ',
  'start.checkConnection': 'โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  'start.unsupported': 'ร้านค้าใช้งานไม่ได้ในเบราว์เซอร์นี้',
  'start.updateBrowser': 'เบราว์เซอร์อาจเก่าเกินไป โปรดอัปเดต หรือเปิดร้านค้าในเบราว์เซอร์อื่น',
  'storage.blocked':
    'เบราว์เซอร์ของคุณไม่เก็บข้อมูลใดไว้สำหรับหน้านี้ เพราะคุกกี้ถูกปิดหรือพื้นที่เก็บข้อมูลเต็ม คุณเข้าสู่ระบบและซื้อได้ แต่การปิดหรือโหลดหน้านี้ใหม่จะทำให้ออกจากระบบ',
} satisfies CriticalCatalogue<'other'>;
