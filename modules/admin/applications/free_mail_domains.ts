/**
 * Providers that give an address to anybody, so that two companies with one say nothing about each other. Written down by
 * hand in November 2026: the large ones worldwide, and those that are common in Germany, Austria, Switzerland, Albania and Kosovo.
 */
export const FREE_MAIL_DOMAINS: ReadonlySet<string> = new Set(
  `
  1und1.de a1.net aol.com aol.de aon.at arcor.de bluewin.ch chello.at email.de fastmail.com freenet.de gmail.com gmx.at
  gmx.ch gmx.com gmx.de gmx.eu gmx.net googlemail.com hispeed.ch hotmail.at hotmail.ch hotmail.com hotmail.co.uk hotmail.de
  hotmail.fr hotmail.it icloud.com kabelmail.de libero.it live.at live.com live.de live.it mac.com magenta.de mail.com
  mail.de mail.ru mailbox.org me.com msn.com o2mail.de o2online.de online.de orange.fr outlook.at outlook.com outlook.de
  outlook.fr outlook.it pm.me posteo.de posteo.net proton.me protonmail.com rocketmail.com sunrise.ch t-online.de tuta.com
  tuta.io tutanota.com tutanota.de unitybox.de vodafone.de vodafonemail.de web.de yahoo.at yahoo.co.uk yahoo.com yahoo.de
  yahoo.fr yahoo.it yandex.com yandex.ru ymail.com zoho.com zohomail.eu
  `
    .trim()
    .split(/\s+/)
)
