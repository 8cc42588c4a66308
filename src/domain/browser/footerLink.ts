export interface FooterLink {
  name: string
  href: string
}
