import { describe, expect, it } from 'vitest'
import { parseCsv } from './parse-csv.ts'

describe('parseCsv', () => {
  it.each([
    ['German', 'Titel,Notiz,URL,Tags,Kommentar'],
    ['French', 'Titre,Note,URL,Balises,Commentaire'],
    ['Spanish', 'Título,Nota,URL,Etiquetas,Comentario'],
    ['Italian', 'Titolo,Nota,URL,Tag,Commento'],
    ['Czech', 'Název,Poznámka,URL,Štítky,Komentář'],
  ])('reads lists of Google Takeout in %s', (_language, header) => {
    const { entries } = parseCsv(`${header}\nKyoto,tea,https://maps.google.com/?cid=1,,\n`)
    expect(entries).toMatchObject([{ name: 'Kyoto', note: 'tea', link: 'https://maps.google.com/?cid=1' }])
  })

  it.each([
    ['German', 'Ort;Name;Beschreibung;Breitengrad;Längengrad'],
    ['French', 'Lieu;Nom;Description;Latitude;Longitude'],
    ['Spanish', 'Lugar;Nombre;Descripción;Latitud;Longitud'],
    ['Italian', 'Luogo;Nome;Descrizione;Latitudine;Longitudine'],
    ['Czech', 'Místo;Název;Popis;Zeměpisná šířka;Zeměpisná délka'],
  ])('reads tables with names, notes and positions in %s', (_language, header) => {
    const { entries } = parseCsv(`${header}\nKyoto;Gion;tea;35.01;135.77\n`)
    expect(entries).toEqual([
      { name: 'Gion', note: 'tea', link: null, at: { latitude: 35.01, longitude: 135.77 } },
    ])
  })
})
