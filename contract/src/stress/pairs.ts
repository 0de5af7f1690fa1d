import { pairWord } from './stress-item.ts';

/**
 * One spelling or nearly: the noun is strong at the beginning, the verb at the end. Only pairs that an
 * embedded voice says apart: in PERmit and INcrease the vowels stay the same, and so does its voice.
 */
export const stressPairs = [
  [pairWord('RE-cord', 'noun', 'R EH1 K ER0 D'), pairWord('re-CORD', 'verb', 'R IH0 K AO1 R D')],
  [
    pairWord('PRE-sent', 'noun', 'P R EH1 Z AH0 N T'),
    pairWord('pre-SENT', 'verb', 'P R IH0 Z EH1 N T'),
  ],
  [
    pairWord('OB-ject', 'noun', 'AA1 B JH EH0 K T'),
    pairWord('ob-JECT', 'verb', 'AH0 B JH EH1 K T'),
  ],
  [
    pairWord('CON-tract', 'noun', 'K AA1 N T R AE2 K T'),
    pairWord('con-TRACT', 'verb', 'K AH0 N T R AE1 K T'),
  ],
  [
    pairWord('CON-duct', 'noun', 'K AA1 N D AH0 K T'),
    pairWord('con-DUCT', 'verb', 'K AH0 N D AH1 K T'),
  ],
  [
    pairWord('PRO-duce', 'noun', 'P R OW1 D UW0 S'),
    pairWord('pro-DUCE', 'verb', 'P R AH0 D UW1 S'),
  ],
  [
    pairWord('PROJ-ect', 'noun', 'P R AA1 JH EH0 K T'),
    pairWord('pro-JECT', 'verb', 'P R AH0 JH EH1 K T'),
  ],
  [
    pairWord('SUB-ject', 'noun', 'S AH1 B JH IH0 K T'),
    pairWord('sub-JECT', 'verb', 'S AH0 B JH EH1 K T'),
  ],
  [
    pairWord('DES-ert', 'dry land', 'D EH1 Z ER0 T'),
    pairWord('des-SERT', 'sweet food', 'D IH0 Z ER1 T'),
  ],
] as const;
