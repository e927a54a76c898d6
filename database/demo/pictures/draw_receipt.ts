import sharp from 'sharp'
import type { Day } from '#core/clock'

interface Receipt {
  vendor: string
  day: Day
  /** In euros. */
  amount: number
  description?: string
}

/** A receipt as it lies on the scanner. */
export const drawReceipt = ({ vendor, day, amount, description = 'Ware' }: Receipt) => {
  const price = `${amount.toFixed(2).replace('.', ',')} EUR`
  const date = day.split('-').reverse().join('.')
  const text = (y: number, words: string, more = '') =>
    `<text x="40" y="${y}" ${more}>${words.replace(/&/g, '&amp;')}</text>`
  const end = (y: number, words: string, more = '') =>
    `<text x="440" y="${y}" text-anchor="end" ${more}>${words}</text>`
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" font-family="sans-serif" font-size="18" fill="#2b2a28"><rect width="480" height="600" fill="#fbfaf6"/>${text(70, vendor, 'font-size="26" font-weight="bold"')}${text(104, `Datum ${date}`)}<path d="M40 140h400M40 470h400" stroke="#2b2a28" stroke-dasharray="6 5"/>${text(180, description)}${end(220, price)}${text(510, 'Summe', 'font-weight="bold"')}${end(510, price, 'font-weight="bold"')}${text(550, 'Vielen Dank für Ihren Einkauf', 'font-size="15"')}</svg>`
    )
  )
    .png()
    .toBuffer()
}
